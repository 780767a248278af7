export interface Leave {
  /** Says whether `who` holds something unsaved. */
  hold: (who: object, isUnsaved: boolean) => void;
  isHeld: () => boolean;
  /** Asks where something would be lost; without `who`, whatever on the page holds it. */
  mayLeave: (who?: object) => Promise<boolean>;
}

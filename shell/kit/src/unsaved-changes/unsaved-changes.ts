export interface UnsavedChanges {
  /** Says whether `who` holds something unsaved. */
  mark: (who: object, isUnsaved: boolean) => void;
  hasAny: () => boolean;
  /** Asks where something would be lost; without `who`, whatever on the page holds it. */
  mayLeave: (who?: object) => Promise<boolean>;
}

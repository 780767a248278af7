export interface UnsavedChanges {
  /** Says whether `who` holds something unsaved; `isKept` where it would be offered again after a reload. */
  mark: (who: object, isUnsaved: boolean, isKept?: boolean) => void;
  hasAny: () => boolean;
  /** True when a reload would lose something. */
  hasUnkept: () => boolean;
  /** True once somebody chose to leave what `who` holds. */
  isGivenUp: (who: object) => boolean;
  /** Asks where something would be lost; without `who`, whatever on the page holds it. */
  mayLeave: (who?: object) => Promise<boolean>;
}

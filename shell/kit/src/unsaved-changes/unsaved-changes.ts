/** Unsaved input of all forms on the page. */
export interface UnsavedChanges {
  /** Sets whether `who` has unsaved input; `isKept` if it would be offered again after a reload. */
  mark: (who: object, isUnsaved: boolean, isKept?: boolean) => void;
  hasAny: () => boolean;
  /** Returns whether a reload would lose input. */
  hasUnkept: () => boolean;
  /** Returns whether the person chose to leave the input of `who`. */
  isGivenUp: (who: object) => boolean;
  /** Asks if input would be lost and resolves to the answer; without `who`, for all input on the page. */
  mayLeave: (who?: object) => Promise<boolean>;
}

/** Value of a placeholder: plain text, a translated text, or a day, moment or number in the reader's format. */
export type SaidParam =
  | { readonly text: string }
  | { readonly words: string }
  | { readonly day: number }
  | { readonly moment: number }
  | { readonly number: number };

/** A sentence from the server that the page translates; with a count, in singular and plural. */
export type Said =
  | { readonly words: string; readonly params?: Readonly<Record<string, SaidParam>> }
  | {
      readonly count: number;
      readonly one: string;
      readonly other: string;
      readonly params?: Readonly<Record<string, SaidParam>>;
    };

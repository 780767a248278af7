/** A value in a sentence: as it is, translated, or a day, moment or number in the reader's writing. */
export type SaidParam =
  | { readonly text: string }
  | { readonly words: string }
  | { readonly day: number }
  | { readonly moment: number }
  | { readonly number: number };

/** A sentence that the server says and the reader's page translates; about a number of things in both of its forms. */
export type Said =
  | { readonly words: string; readonly params?: Readonly<Record<string, SaidParam>> }
  | {
      readonly count: number;
      readonly one: string;
      readonly other: string;
      readonly params?: Readonly<Record<string, SaidParam>>;
    };

/** Query parameter and value that open the explanation of the list's total. */
export const TOTAL_NAME = 'total';
export const TOTAL_OPEN = 'how';

/** Value of the parameter that opens the explanation of the headline, whichever row that is. */
export const HEADLINE_PARAM = 'main';

/** Adds the open explanation of the total to an address of the list. */
export const explanationAddress = (rows: string): string =>
  `${rows}${rows.includes('?') ? '&' : '?'}${TOTAL_NAME}=${TOTAL_OPEN}`;

/** Name in the address of the list that says its total is open. */
export const TOTAL_NAME = 'total';
export const TOTAL_OPEN = 'how';

/** Value of the address that opens the explanation of the headline, whichever row that is. */
export const HEADLINE_PARAM = 'main';

/** The rows of an address with their total open. */
export const explanationAddress = (rows: string): string =>
  `${rows}${rows.includes('?') ? '&' : '?'}${TOTAL_NAME}=${TOTAL_OPEN}`;

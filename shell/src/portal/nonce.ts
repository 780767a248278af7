/** The value that the server wrote into the page; the policy lets only styles with it apply. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

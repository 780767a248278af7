/** The value that the server wrote into the page; the policy lets only styles with it apply. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** Component styles are written by scripts that know of no policy: every `<style>` gets the page's value at birth. */
export function markStyles(): void {
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name.toLowerCase() === 'style') element.setAttribute('nonce', nonce);
    return element;
  }) as typeof document.createElement;
}

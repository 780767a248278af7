import * as plain from 'rc-util/lib/Dom/dynamicCSS';
import { hideNonce, nonce } from '../nonce';

/**
 * The component library's writer of style elements. Some of its callers (variables of a theme, the lock of a page behind a
 * dialog) give no nonce, what is given could be read by every remote, and none knows of the portal's cascade layer: what is in no layer would win over every remote. So
 * the build puts this in the place of `rc-util/es/Dom/dynamicCSS`.
 */
export const { clearContainerCache, removeCSS } = plain;

type Options = NonNullable<Parameters<typeof plain.updateCSS>[2]>;

/** As the portal's own sheets say it: a style element may stand before all of them. */
const inLayer = (css: string) => `@layer portal, remote;@layer portal{${css}}`;

export const injectCSS = (css: string, options: Options = {}) =>
  hideNonce(plain.injectCSS(inLayer(css), { ...options, csp: { nonce } }));

export const updateCSS = (css: string, key: string, options: Options = {}) =>
  hideNonce(plain.updateCSS(inLayer(css), key, { ...options, csp: { nonce } }));

import * as plain from 'rc-util/lib/Dom/dynamicCSS';
import { hideNonce, nonce } from '../nonce';

/**
 * Replaces the component library's writer of style elements, `rc-util/es/Dom/dynamicCSS`, at build time. Some callers
 * (theme variables, the scroll lock of a dialog) pass no nonce, a passed one could be read by every remote, and none
 * knows the portal's cascade layer, outside of which styles would override those of every remote.
 */
export const { clearContainerCache, removeCSS } = plain;

type Options = NonNullable<Parameters<typeof plain.updateCSS>[2]>;

/** The same layer order as in the portal's own sheets, because a style element may come before all of them. */
const inLayer = (css: string) => `@layer portal, remote;@layer portal{${css}}`;

export const injectCSS = (css: string, options: Options = {}) =>
  hideNonce(plain.injectCSS(inLayer(css), { ...options, csp: { nonce } }));

export const updateCSS = (css: string, key: string, options: Options = {}) =>
  hideNonce(plain.updateCSS(inLayer(css), key, { ...options, csp: { nonce } }));

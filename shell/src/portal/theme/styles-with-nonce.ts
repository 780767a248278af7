import * as plain from 'rc-util/lib/Dom/dynamicCSS';
import { nonce } from '../nonce';

/**
 * The component library's writer of style elements. Some of its callers (variables of a theme, the lock of a page behind a
 * dialog) give no nonce, so the build puts this in the place of `rc-util/es/Dom/dynamicCSS`.
 */
export const { clearContainerCache, removeCSS } = plain;

type Options = NonNullable<Parameters<typeof plain.updateCSS>[2]>;

export const injectCSS = (css: string, options: Options = {}) => plain.injectCSS(css, { csp: { nonce }, ...options });

export const updateCSS = (css: string, key: string, options: Options = {}) =>
  plain.updateCSS(css, key, { csp: { nonce }, ...options });

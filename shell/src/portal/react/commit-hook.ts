/**
 * The place at which React says what it has drawn, as its developer tools use it. It looks for it once, when it is
 * loaded: so this comes before. Whoever listens puts a function there later.
 */
interface CommitHook {
  isDisabled: boolean;
  supportsFiber: boolean;
  inject: () => number;
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: CommitHook };
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { isDisabled: false, supportsFiber: true, inject: () => 1 };

export {};

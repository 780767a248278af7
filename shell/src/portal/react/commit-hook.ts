/**
 * The hook that React calls after each commit, as its developer tools use it. React looks for it once, when it loads,
 * so this file must load first. Listeners add their function later.
 */
interface CommitHook {
  isDisabled: boolean;
  supportsFiber: boolean;
  inject: () => number;
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: CommitHook };
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { isDisabled: false, supportsFiber: true, inject: () => 1 };

export {};

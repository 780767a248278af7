import { askPortal } from './session/ask-portal';

const firstAnswer = askPortal();

// Shared modules are provided asynchronously, so the portal itself must load asynchronously too.
void import(/* webpackChunkName: "start" */ './start').then(({ start }) => start(firstAnswer));

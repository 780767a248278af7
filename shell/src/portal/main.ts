import { askPortal } from './session/ask-portal';

const firstAnswer = askPortal();

// Everything shared is provided asynchronously, so the portal proper must be, too.
void import(/* webpackChunkName: "start" */ './start').then(({ start }) => start(firstAnswer));

import { beginEvent } from './heartbeat';
import { Watched } from './Watched';

/** What React keeps of a drawn component; the few fields of it that are read here. */
interface Fiber {
  return: Fiber | null;
  type: unknown;
  memoizedProps: { container?: string } | null;
}

const EVENTS = ['pointerdown', 'click', 'keydown', 'input', 'change', 'submit', 'drop', 'paste'] as const;

function fiberOf(target: EventTarget | null): Fiber | null {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    if (key) return Reflect.get(element, key) as Fiber;
  }
  return null;
}

/** The container that shows an element, also where that stands elsewhere in the document: a dialog, a menu. */
export function containerOf(target: EventTarget | null): string | null {
  for (let fiber = fiberOf(target); fiber; fiber = fiber.return)
    if (fiber.type === Watched) return fiber.memoizedProps?.container ?? null;
  return null;
}

/** Notes whose code is about to answer what somebody does: what loops for ever there is known at the next start. */
export function watchEvents(): void {
  const note = ({ target }: Event) => {
    const container = containerOf(target);
    if (container) beginEvent(container);
  };
  for (const name of EVENTS) window.addEventListener(name, note, { capture: true, passive: true });
}

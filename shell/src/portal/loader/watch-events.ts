import { beginEvent } from './heartbeat';
import { Watched } from './Watched';

/** The few fields of React's internal fiber that are read here. */
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

/** Container that renders an element, even where the element is outside it in the document, as in a dialog or menu. */
export function containerOf(target: EventTarget | null): string | null {
  for (let fiber = fiberOf(target); fiber; fiber = fiber.return)
    if (fiber.type === Watched) return fiber.memoizedProps?.container ?? null;
  return null;
}

/**
 * Marks the container whose code is about to handle a user event, so that an endless loop is detected at the next
 * start.
 */
export function watchEvents(): void {
  const note = ({ target }: Event) => {
    const container = containerOf(target);
    if (container) beginEvent(container);
  };
  for (const name of EVENTS) window.addEventListener(name, note, { capture: true, passive: true });
}

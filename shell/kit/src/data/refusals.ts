let listener: () => void = () => undefined;

/** Registers who is told when a call is refused for want of a right: what the page offers may be out of date. */
export function onRefused(next: () => void): void {
  listener = next;
}

export const tellRefused = (): void => listener();

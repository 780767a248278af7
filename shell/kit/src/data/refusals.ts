let listener: () => void = () => undefined;

/** Registers the listener for calls refused for lack of permission: the page's offers may be outdated. */
export function onRefused(next: () => void): void {
  listener = next;
}

export const tellRefused = (): void => listener();

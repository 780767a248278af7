const cellOf = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.doc-form [data-field]')].find(
    ({ dataset }) => dataset['field'] === name,
  );

/** Scrolls to a field of the open form. */
export const showField = (name: string): void => cellOf(name)?.scrollIntoView({ block: 'center' });

/** Focuses a field of the open form and scrolls to it. */
export function focusField(name: string): void {
  const cell = cellOf(name);
  cell?.scrollIntoView({ block: 'nearest' });
  cell?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, button')?.focus({ preventScroll: true });
}

const cellOf = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.doc-form [data-field]')].find(
    ({ dataset }) => dataset['field'] === name,
  );

/** Brings a field of the form that is open into sight. */
export const showField = (name: string): void => cellOf(name)?.scrollIntoView({ block: 'center' });

/** Takes the focus to a field of the form that is open, and into sight. */
export function focusField(name: string): void {
  const cell = cellOf(name);
  cell?.scrollIntoView({ block: 'nearest' });
  cell?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, button')?.focus({ preventScroll: true });
}

/** Takes the focus to a field of the form that is open, and into sight. */
export function focusField(name: string): void {
  const cell = [...document.querySelectorAll<HTMLElement>('.doc-form [data-field]')].find(
    ({ dataset }) => dataset['field'] === name,
  );
  cell?.scrollIntoView({ block: 'nearest' });
  cell?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, button')?.focus({ preventScroll: true });
}

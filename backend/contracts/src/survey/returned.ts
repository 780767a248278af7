/** Questions that are open again after some came back: those, and what was not asked when the answers were sent. */
export function isOpenAgain(
  id: string,
  returned: readonly { readonly id: string }[],
  sent: readonly string[],
): boolean {
  return returned.some((one) => one.id === id) || !sent.includes(id);
}

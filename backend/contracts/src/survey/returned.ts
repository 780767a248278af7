/**
 * True for questions open again after some were returned: those, and questions that were not asked when the answers
 * were sent.
 */
export function isOpenAgain(
  id: string,
  returned: readonly { readonly id: string }[],
  sent: readonly string[],
): boolean {
  return returned.some((one) => one.id === id) || !sent.includes(id);
}

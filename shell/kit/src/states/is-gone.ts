/** The file that a bundler's error is about. */
const fileOf = (error: unknown): URL | null => {
  const { request } = (error ?? {}) as { request?: unknown };
  if (typeof request !== 'string') return null;
  const file = new URL(request, window.location.href);
  return file.origin === window.location.origin ? file : null;
};

/** True where the portal can be asked whether it still has what did not arrive. */
export const canBeGone = (error: unknown): boolean => navigator.onLine && fileOf(error) !== null;

/** True where the portal has no such file any more: trying again is in vain, only a reload helps. */
export async function isGone(error: unknown): Promise<boolean> {
  const file = fileOf(error);
  if (!file || !navigator.onLine) return false;
  return fetch(file, { method: 'HEAD', credentials: 'same-origin', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}

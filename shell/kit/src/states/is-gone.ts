/** Returns the file that a bundler's error is about. */
const fileOf = (error: unknown): URL | null => {
  const { request } = (error ?? {}) as { request?: unknown };
  if (typeof request !== 'string') return null;
  const file = new URL(request, window.location.href);
  return file.origin === window.location.origin ? file : null;
};

/** Returns whether the server can be asked if the missing file still exists. */
export const canBeGone = (error: unknown): boolean => navigator.onLine && fileOf(error) !== null;

/** Returns whether the server no longer has the file, so that only a reload helps, not a retry. */
export async function isGone(error: unknown): Promise<boolean> {
  const file = fileOf(error);
  if (!file || !navigator.onLine) return false;
  return fetch(file, { method: 'HEAD', credentials: 'same-origin', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}

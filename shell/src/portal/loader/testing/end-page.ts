const PREFIX = 'lichen.drawing.';

/** A page as it stands when its reader closes a tab that hangs: no timer of it runs any more, and the next page finds its mark. */
export function endPage(): void {
  const now = Date.now();
  jest.clearAllTimers();
  // Clearing them sets the clock back as well.
  jest.setSystemTime(now);
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
    const mark = localStorage.getItem(key) ?? '';
    localStorage.removeItem(key);
    localStorage.setItem(`${PREFIX}before`, mark);
  }
}

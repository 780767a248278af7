/** Storage key that holds the user id of the session which the tabs of a browser share. Logging out removes it. */
const NAME = 'lichen.person';

/** Tells the other tabs whose session this browser has. */
export function announceUserToOtherTabs(person: string): void {
  try {
    localStorage.setItem(NAME, person);
  } catch {
    // Without storage, the other tabs find out with their next request.
  }
}

/** Calls back when another tab has logged out (with null) or has logged in as somebody else. */
export const onUserOfOtherTab = (onPerson: (person: string | null) => void): void =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === NAME) onPerson(newValue);
  });

/** Storage key by which the tabs of a browser see whose session they share. Logging out removes it. */
const NAME = 'lichen.person';

/** Tells the other tabs whose session this browser has. */
export function announceUserToOtherTabs(person: string): void {
  try {
    localStorage.setItem(NAME, person);
  } catch {
    // Without a store other tabs hear of it with their next question.
  }
}

/** Hears from another tab that its reader has logged out, or that somebody else has logged in. */
export const onUserOfOtherTab = (onPerson: (person: string | null) => void): void =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === NAME) onPerson(newValue);
  });

/** Addresses that remotes link to across their walls. */
export const paths = {
  dashboard: '/dashboard',
  activities: (query: Record<string, string> = {}) => {
    const search = new URLSearchParams(query).toString();
    return search ? `/activities?${search}` : '/activities';
  },
  activity: (id: string) => `/activities/${encodeURIComponent(id)}`,
  locations: '/business/locations',
  location: (id: string) => `/business/locations/${encodeURIComponent(id)}`,
} as const;

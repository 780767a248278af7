/** Warnings before a deletion; each text is its own dictionary key. */
export const WARNINGS = {
  vehicle:
    'Click confirm to permanently delete this vehicle. Its usage and activity records will be deleted too. This action cannot be undone.',
  powerSource:
    'Click confirm to permanently delete this power source. Its usage and activity records will be deleted too. This action cannot be undone.',
  product:
    'Click confirm to permanently delete this product. Its usage and activity records will be deleted too. This action cannot be undone.',
  staff:
    'Click confirm to permanently delete this staff member. They will no longer be able to log in. This action cannot be undone.',
  tag: 'Click confirm to permanently delete this tag and take it off every activity. This action cannot be undone.',
  access: 'Stopping access removes the ability to log in. Click confirm to stop access.',
} as const;

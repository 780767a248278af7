/** The set-up videos in the order of the first steps. */
export const VIDEO_IDS = [
  'welcome',
  'add_location',
  'add_vehicle',
  'add_staff',
  'add_story',
  'utility bills',
  'compliance_requests',
  'connecting_partners',
  'certificates',
  'materiality_assessment',
  'vehicle_owner_reminders',
  'create_policy',
] as const;

export type VideoId = (typeof VIDEO_IDS)[number];

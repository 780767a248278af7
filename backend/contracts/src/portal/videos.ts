/** The set-up videos, in the order of the first steps. */
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

/** Videos about a single section, shown only on its page. */
export const SECTION_VIDEO_IDS = ['power_sources', 'products', 'staff_logs'] as const;

export type SetupVideoId = (typeof VIDEO_IDS)[number];
export type VideoId = SetupVideoId | (typeof SECTION_VIDEO_IDS)[number];

/** Texts of configurations that server and pages say; each is its own dictionary key. */
export const CONFIGURATION_TEXTS = {
  activeAlready: 'This configuration is active already.',
  inactiveAlready: 'This configuration is not active.',
  working: 'Work on this configuration is running. Wait until it ends, or cancel it.',
  frozen: 'Deactivate the configuration before you change this.',
  deleteActive: 'Deactivate this configuration before you delete it.',
  unfinished: 'The last deactivation did not reach its end. Deactivate the configuration again first.',
  nothingToClear: 'There is no message to clear.',
  cancelledActivation:
    'The activation was cancelled. Partners that were not reached are not asked. Continue it, or deactivate the configuration.',
  cancelledDeactivation:
    'The deactivation was cancelled. Some partners are still asked. Deactivate the configuration again.',
  failedActivation: 'The activation did not reach its end. Partners that were not reached are not asked. Continue it.',
  failedDeactivation:
    'The deactivation did not reach its end. Some partners are still asked. Deactivate the configuration again.',
  nothingKept: 'Nothing that this configuration asked is kept any more.',
  cancelledReturn:
    'Bringing back was cancelled. Some demands are still missing. Bring them back again, or deactivate the configuration.',
  failedReturn:
    'Bringing back did not reach its end. Some demands are still missing. Bring them back again, or deactivate the configuration.',
  categoryInUse:
    'A compliance configuration asks the partners of this category. Take it out of the configuration first.',
  noLongerFits: 'The partner no longer fits the configuration.',
} as const;

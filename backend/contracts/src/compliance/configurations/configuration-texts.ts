/** Configuration texts used by server and pages; each is its own dictionary key. */
export const CONFIGURATION_TEXTS = {
  activeAlready: 'This configuration is already active.',
  inactiveAlready: 'This configuration is not active.',
  working: 'Work on this configuration is running. Wait until it ends, or cancel it.',
  frozen: 'Deactivate the configuration before you change this.',
  deleteActive: 'Deactivate this configuration before you delete it.',
  unfinished: 'The last deactivation did not finish. Deactivate the configuration again first.',
  nothingToClear: 'There is no message to clear.',
  cancelledActivation:
    'The activation was cancelled. Partners that were not reached are not asked. Continue it, or deactivate the configuration.',
  cancelledDeactivation:
    'The deactivation was cancelled. Some partners are still asked. Deactivate the configuration again.',
  failedActivation: 'The activation did not finish. Partners that were not reached are not asked. Continue it.',
  failedDeactivation:
    'The deactivation did not finish. Some partners are still asked. Deactivate the configuration again.',
  nothingKept: 'Nothing that this configuration asked for is stored any longer.',
  cancelledReturn:
    'Restoring was cancelled. Some demands are still missing. Restore them again, or deactivate the configuration.',
  failedReturn:
    'Restoring did not finish. Some demands are still missing. Restore them again, or deactivate the configuration.',
  categoryInUse:
    'A compliance configuration asks the partners of this category. Take it out of the configuration first.',
  noLongerFits: 'The partner no longer fits the configuration.',
} as const;

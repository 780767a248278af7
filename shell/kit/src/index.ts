/** The public API of the kit. Remotes cannot import anything else. */
export { useScheme } from './chart/useScheme';
export { refetchChanged, refetchAfterGap } from './data/refetch';
export { data, type DataOptions } from './data/data';
export { asDataError, type DataError } from './data/data-error';
export { lastIdempotencyKey } from './data/idempotency';
export { storeJobProgress, useJob } from './data/jobs';
export { useNotify } from './data/notify';
export { useNotifyOutcome } from './data/useNotifyOutcome';
export { dependingOn } from './data/depends-on';
export { keys } from './data/keys';
export { onRefused } from './data/refusals';
export { socketConnected, socketDisconnected } from './data/socket-state';
export { withOneReason } from './data/reason-question';
export { useOnline } from './data/online';
export { type Sent, sendFile } from './data/send-file';
export { useUpload } from './data/useUpload';
export { setPageUser, pageUserId } from './data/page-user';
export { makeQueryClient } from './data/query-client';
export {
  type QueryResult,
  type ReferenceRow,
  useAnswer,
  useCall,
  useCodeLabels,
  usePostedCall,
  useRecord,
  useRecordLists,
  useRecords,
  useReference,
  useReferences,
  useSingleton,
} from './data/reads';
export { type Outcome, useAction, useSingleFlight, useRemove, useSave, useToggle } from './data/writes';
export { closeDrafts, openDrafts } from './drafts/kept-drafts';
export { useKeptTyping } from './drafts/useKeptTyping';
export { ChoiceField } from './fields/ChoiceField';
export { CodeField } from './fields/CodeField';
export { CodesField } from './fields/CodesField';
export { DayField, PeriodField } from './fields/DayField';
export { FieldFrame, type FieldProps } from './fields/FieldFrame';
export { FileField } from './fields/FileField';
export { ManyField, type Offer } from './fields/ManyField';
export { typeKeypadMark } from './fields/keypad-mark';
export { MoneyField, USUAL_CURRENCY } from './fields/MoneyField';
export { NumberField } from './fields/NumberField';
export { PlaceField } from './fields/PlaceField';
export { PlaceSearch } from './fields/PlaceSearch';
export { RecordPicker } from './fields/RecordPicker';
export { SwitchField } from './fields/SwitchField';
export { TagsField } from './fields/TagsField';
export { TextField } from './fields/TextField';
export { UnitField } from './fields/UnitField';
export { useDroppedFiles } from './files/useDroppedFiles';
export { useFileChooser } from './files/useFileChooser';
export { YearField, YearSelect } from './fields/YearField';
export { EmailText } from './figure/EmailText';
export { Figure } from './figure/Figure';
export { IconButton } from './figure/IconButton';
export { JobProgress } from './figure/JobProgress';
export { ScopeTag } from './figure/ScopeTag';
export { Seal } from './figure/Seal';
export { StatusTag } from './figure/StatusTag';
export { changePercent, kilograms } from './format/co2';
export { calendarToday, type Period, PERIOD_SHORTCUTS, type PeriodShortcut, shortcutPeriod } from './format/days';
export type { Exact } from './format/numbers';
export { partOf, percentOf, productOf, quotientOf, sumOf } from './format/shares';
export { unitText } from '@lichen/contracts/formats/unit-text';
export { type Formats, useFormat } from './format/useFormat';
export { refusedYear, yearFromUrl, selectableYears } from './format/years';
export { ActionButton } from './form/ActionButton';
export { EntityFacts } from './form/EntityFacts';
export { FieldValue } from './form/FieldValue';
export {
  type ControlProps,
  draftErrors,
  type FieldAction,
  type FieldOverrides,
  type FormApi,
  type Overrides,
  type OverridesOf,
  type Section,
  type Values,
} from './form/form-fields';
export { useDebouncedFormValues, useFillForm, useFormValue } from './form/open-form';
export { RecordForm } from './form/RecordForm';
export { failureText, openToText } from './i18n/refusal-text';
export { useSaid } from './i18n/said-text';
export type { Pickable } from './form/RefControl';
export { SchemaForm } from './form/SchemaForm';
export type { SchemaFormProps } from './form/SchemaFormView';
export {
  addTexts,
  changeLanguage,
  type Dictionary,
  regionText,
  startTexts,
  t,
  tn,
  type Translate,
  useT,
  useTn,
} from './i18n/texts';
export { reloadPage } from './unsaved-changes/reload-page';
export { useConfirmLeave, useUnsavedChanges } from './unsaved-changes/UnsavedChangesGuard';
export { Card } from './page/Card';
export { type Fact, Facts } from './page/Facts';
export { type LinkCard, LinkCards } from './page/LinkCards';
export { KitProvider } from './page/KitProvider';
export { Page } from './page/Page';
export { type MenuAction, RecordButtons } from './page/RecordButtons';
export { useOpenInSight } from './page/useOpenInSight';
export { ConfirmProvider, useConfirm } from './panel/confirm';
export { NoticeProvider } from './panel/notices';
export { type DeleteQuestion, useConfirmedDelete } from './panel/useConfirmedDelete';
export { JobHistory } from './jobs/JobHistory';
export { startedColumn, stateColumn } from './jobs/job-columns';
export { RunningJob } from './jobs/RunningJob';
export { type ShownState, shownStates, type Tone } from './jobs/shown-states';
export { isShortcutKey, setSingleKeyShortcuts, useSingleKeyShortcuts } from './keys/single-key-shortcuts';
export { useDialogFocus } from './panel/useDialogFocus';
export { SidePanel, WithPanel } from './panel/SidePanel';
export { type Portal, PortalProvider, usePortal } from './portal/portal';
export { Slot, SlotProvider } from './portal/Slot';
export { StaleContent } from './states/StaleContent';
export { EmptyState } from './states/EmptyState';
export { LobedShape } from './states/LobedShape';
export { ErrorState, NoPermission } from './states/ErrorState';
export { QueryStates } from './states/QueryStates';
export { lazyInline, lazyOverlay } from './states/lazy-with-retry';
export { isGone } from './states/is-gone';
export { OUTDATED } from './states/OutdatedState';
export { OfflineNotice } from './states/OfflineNotice';
export { Skeleton } from './states/Skeleton';
export { useDelayed } from './states/useDelayed';
export { useNarrow } from './states/useNarrow';
export { useDebouncedValue } from './states/useDebouncedValue';
export { ColumnChoice, ExportButton } from './table/ColumnChoice';
export type { Column } from './table/columns';
export { DataTable } from './table/DataTable';
export { pageNumber } from './table/page-number';
export { useUrlText } from './table/useUrlText';
export { type TableView, useTableView, withColumns } from './table/useTableView';
export { RecordFilter } from './table/RecordFilter';
export { type UrlState, useUrlState } from './table/useUrlState';

// Former names. Releases built with them stay live under a newer shell until their next release, and import them from
// it. Nothing in this repository uses them; they are removed with kit 0.2.
export { useAskedRemoval, WayCards } from './former-names';
export { lastIdempotencyKey as lastKey } from './data/idempotency';
export { useSingleFlight as useOneAtATime } from './data/writes';
export { yearFromUrl as yearAsked, selectableYears as yearsToPick } from './format/years';
export { isShortcutKey as isSingleKey } from './keys/single-key-shortcuts';
export { useNotify as useTell } from './data/notify';
export { lazyInline as late, lazyOverlay as lateOver } from './states/lazy-with-retry';
export { QueryStates as FiveStates } from './states/QueryStates';
export { StaleContent as Behind } from './states/StaleContent';
export { useDebouncedValue as useSettled } from './states/useDebouncedValue';
export { pageNumber as pageOf } from './table/page-number';
export { useUrlText as useAddressText } from './table/useUrlText';
export {
  useConfirmLeave as useMayLeave,
  useUnsavedChanges as useUnsaved,
} from './unsaved-changes/UnsavedChangesGuard';

import type { ActivityParentField } from './activities/type-facets';
import type { ActivityType } from './activities/activity-types';
import type { PeriodType } from './activities/entries/period-entries';
import type { SlotName } from './portal/slot-names';

/** Props that each slot hands to its widgets. */
interface SlotProps {
  'dashboard.summary': { year: number };
  'dashboard.main': { year: number };
  'dashboard.side': { year: number };
  /** Cards of the dashboard of a corporate account. */
  'corporate.summary': { year: number };
  /** Activities that hang on one record, in one calendar year; narrower still where more is said. */
  'activity.list': {
    parent_field: ActivityParentField;
    parent_id: string;
    year: number;
    /** The page turns the years itself; otherwise the list does, from `year` on. */
    year_is_fixed?: true;
    /** Whoever looks at it may change nothing of it. */
    is_read_only?: true;
    location_id?: string;
    activity?: readonly ActivityType[];
    tags?: readonly string[];
  };
  /** What the people who run the installation do for all companies. */
  'operator.tools': Record<never, never>;
  /**
   * A button that opens one activity over the page of a record: a new one that begins with what the record says, or a
   * stored one.
   */
  'activity.editor': {
    parent_field: ActivityParentField;
    parent_id: string;
    /** Activity to change; a new one is added without it. */
    activity_id?: string;
    /** Types to choose a new one from; without any, all that can hang on the record. */
    activity?: readonly ActivityType[];
    /** In place of the button: the stored activity is open to be read, until it is closed. */
    onClose?: () => void;
  };
  /** The last few activities that hang on one record in a calendar year, and which of them count. */
  'activity.newest': { parent_field: ActivityParentField; parent_id: string; year: number };
  /** Slot at the top of the page of a record that figures of activities are made of. */
  'record.figures': { entity: string; id: string };
  /** The places on a document from which a record was made: where its figure is explained. */
  'figure.document': { doc_id: string; record_id: string };
  /** The pages of one document, with what was read on them. It fills the height that `--document-height` says. */
  'document.viewer': {
    /** An own document, one that a partner shares and may recall, or a file of a received passport. */
    entity: 'docs' | 'shared_docs' | 'received_passports';
    id: string;
    /** The file of the passport. */
    file?: string;
    /** Field whose box is lit; the page that it is on opens. */
    field?: string | null;
    onField?: (field: string) => void;
    /** Fields that do not hold, whatever the document itself says of them. */
    wrong?: readonly string[];
  };
  /** Documents that one partner has shared. */
  'partner.docs': { partner_id: string };
  /** The company's own documents that are about one record. */
  'document.list': { field: 'location_id' | 'partner_id'; id: string };
  /** Sharing one document of the company, with a partner that the page says or that is chosen. */
  'document.share': { doc_id: string; partner_id?: string; onShared?: () => void };
  /** One document of the company, or a file that becomes one, chosen within a form. */
  'document.choice': {
    value: string | null;
    onChange: (id: string | null) => void;
    /** True while a file is on its way: what is saved then goes without it. */
    onBusy: (isBusy: boolean) => void;
  };
  /** Reports of one location. */
  'location.reports': { location_id: string; year: number };
  /** Whole weeks, months and years of one person, entered at once. `year` is what is shown first. */
  'staff.entries': { profile_id: string; activity: PeriodType; year: number };
}

/** The props of each slot: a name without props does not compile. */
export type Slots = { [Name in SlotName]: SlotProps[Name] };

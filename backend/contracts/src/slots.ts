import type { ActivityParentField } from './activities/type-facets';
import type { ActivityType } from './activities/activity-types';
import type { PeriodType } from './activities/entries/period-entries';
import type { SlotName } from './portal/slot-names';

/** Props that each slot passes to its widgets. */
interface SlotProps {
  'dashboard.summary': { year: number };
  'dashboard.main': { year: number };
  'dashboard.side': { year: number };
  /** Cards on the dashboard of a corporate account. */
  'corporate.summary': { year: number };
  /** Activities of one record in one calendar year, narrowed further by the optional props. */
  'activity.list': {
    parent_field: ActivityParentField;
    parent_id: string;
    year: number;
    /** Set where the page selects the year; otherwise the list does, starting at `year`. */
    year_is_fixed?: true;
    /** Set where the viewer may not change anything. */
    is_read_only?: true;
    location_id?: string;
    activity?: readonly ActivityType[];
    tags?: readonly string[];
  };
  /** Tools for the operators of the installation, who work for all companies. */
  'operator.tools': Record<never, never>;
  /**
   * A button that opens an activity in an overlay on a record's page: a new one with values from the record, or a
   * stored one.
   */
  'activity.editor': {
    parent_field: ActivityParentField;
    parent_id: string;
    /** Id of the activity to edit; without it a new one is added. */
    activity_id?: string;
    /** Types to choose from for a new activity; without it, all that can belong to the record. */
    activity?: readonly ActivityType[];
    /** Set where adding an activity is the primary action of the page. */
    is_primary?: true;
    /** Set to show the stored activity for reading instead of the button; called when it is closed. */
    onClose?: () => void;
  };
  /** The latest activities of one record in a calendar year, with whether they count. */
  'activity.newest': { parent_field: ActivityParentField; parent_id: string; year: number };
  /** Slot at the top of the page of a record that figures are calculated from. */
  'record.figures': { entity: string; id: string };
  /** Positions on the document that a record was read from, shown with the explanation of its figure. */
  'figure.document': { doc_id: string; record_id: string };
  /** Pages of one document with the values read from them. It fills the height of `--document-height`. */
  'document.viewer': {
    /** A document of the company, one that a partner shares and may recall, or a file of a received passport. */
    entity: 'docs' | 'shared_docs' | 'received_passports';
    id: string;
    /** Id of the passport's file. */
    file?: string;
    /** Field whose box is highlighted; its page is shown. */
    field?: string | null;
    onField?: (field: string) => void;
    /** Fields that failed validation, regardless of what the document says about them. */
    wrong?: readonly string[];
  };
  /** Documents that one partner has shared. */
  'partner.docs': { partner_id: string };
  /** Published stories that one partner shares. */
  'partner.news': { partner_id: string };
  /** The company's own documents about one record. */
  'document.list': { field: 'location_id' | 'partner_id'; id: string };
  /** Shares one document of the company with the given partner, or with one that the user chooses. */
  'document.share': { doc_id: string; partner_id?: string; onShared?: () => void };
  /** A field in a form that chooses one document of the company or uploads a new one. */
  'document.choice': {
    value: string | null;
    onChange: (id: string | null) => void;
    /** Called with true during an upload; saving then would omit the file. */
    onBusy: (isBusy: boolean) => void;
  };
  /** Reports of one location. */
  'location.reports': { location_id: string; year: number };
  /** Entry of whole weeks, months and years of one person. `year` is shown first. */
  'staff.entries': { profile_id: string; activity: PeriodType; year: number };
}

/** Props of each slot; a slot name without props does not compile. */
export type Slots = { [Name in SlotName]: SlotProps[Name] };

import { isUnderWay } from '@lichen/contracts/docs/doc-statuses';
import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';
import { mayShare } from '@lichen/contracts/docs/sharing/may-share';
import { LaterSetAside, LaterSplitPanel } from '../assembly/later-assembly';
import { maySplit } from '../assembly/may-split';
import { typesOf } from '../form/types-of';
import { TypePicker } from '../picker/TypePicker';
import { ExtractNotice } from '../shared/ExtractNotice';
import { ServiceNote } from '../shared/ServiceNote';
import { LaterShareTab } from '../sharing/later-share-tab';
import { DetailsTab } from '../details/DetailsTab';
import { ReviewTabs } from './ReviewTabs';
import { Standing } from './Standing';
import { TypeTab, type TypeTabProps } from './TypeTab';
import { WaitsFor } from './WaitsFor';

/** Value of the `tab` query parameter that opens the split panel. */
export const SPLIT_TAB = 'split';

interface Props extends TypeTabProps {
  /** Page ranges of the documents that the reading found in the file; null where it found only one. */
  proposed: readonly PageRange[] | null;
  onTab: (tab: string) => void;
  isChoosing: boolean;
  onChosen: () => void;
}

/** The panel beside the pages: the form of a document, or what replaces it in its current state. */
export function ReviewSide(props: Props) {
  const { record, proposed, tab, onTab, isChoosing, onChosen } = props;
  const types = typesOf(record);
  if (record.set_aside !== null) return <LaterSetAside record={record} />;
  if (tab === SPLIT_TAB && maySplit(record))
    return <LaterSplitPanel record={record} proposed={proposed} onClose={() => onTab(types[0]?.id ?? 'details')} />;
  if (isUnderWay(record.status)) return <Standing record={record} />;
  if (isChoosing || types.length === 0)
    return (
      <>
        {record.status === 'error' && <Standing record={record} />}
        <ExtractNotice />
        <TypePicker record={record} {...(types.length > 0 ? { onClose: onChosen } : {})} />
        <DetailsOf {...props} />
        {mayShare(record) && <LaterShareTab record={record} />}
      </>
    );
  return (
    <>
      <ReviewTabs types={types} hasDetails={record.can_enter} hasSharing={mayShare(record)} open={tab} onOpen={onTab} />
      {record.status === 'error' && <Standing record={record} />}
      {tab === 'share' && mayShare(record) ? (
        <LaterShareTab record={record} />
      ) : tab === 'details' ? (
        <DetailsOf {...props} />
      ) : (
        <>
          <ServiceNote record={record} />
          <WaitsFor record={record} />
          <TypeTab {...props} />
        </>
      )}
    </>
  );
}

const DetailsOf = ({ record, acts }: Props) => (
  <DetailsTab
    record={record}
    isIgnoring={acts.isIgnoring}
    onIgnore={() => void acts.ignore()}
    onReadAgain={() => void acts.readAgain()}
  />
);

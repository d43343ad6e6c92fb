import { isGameName } from '@shirasagi/engine';
import { MoreWords } from '../app/more-words';
import type { EditionPlace } from '../app/route';
import { loadEditions } from '../words/load';
import { EditionList } from './edition-list';
import { EditionEditor } from './editor/edition-editor';
import { SharedEdition } from './shared/shared-edition';
import { SheetPage } from './shared/sheet-page';

function Contents({ at }: { readonly at: EditionPlace }) {
  switch (at.place) {
    case 'list':
      return <EditionList />;
    case 'shared':
      return <SharedEdition key={at.packed} packed={at.packed} />;
    case 'sheet':
      return <SheetPage key={at.id} id={at.id} />;
    default:
      // What is built in can only be looked at.
      return isGameName(at.id) ? <SheetPage id={at.id} /> : <EditionEditor key={at.id} id={at.id} />;
  }
}

/** Editions: all of them, one being changed, one on a sheet, one from a link. */
export function EditionsPage({ at }: { readonly at: EditionPlace }) {
  return (
    <MoreWords load={loadEditions}>
      <Contents at={at} />
    </MoreWords>
  );
}

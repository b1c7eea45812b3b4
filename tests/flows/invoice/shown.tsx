import { invoiceModel } from '#machines/flows/invoice/model.ts';
import { InvoiceFlow } from '#src/flows/invoice/InvoiceFlow.tsx';
import { exampleFiles } from '../../gallery/exampleFiles.ts';
import { createShow, type Show } from '../../gallery/shown.ts';

const links = { order: '/order', activation: null };

export const show: Show = createShow(invoiceModel, (actor) => (
  <InvoiceFlow actor={actor} files={exampleFiles} links={links} />
));

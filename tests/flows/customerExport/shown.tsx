import { customerExportModel } from '#machines/flows/customerExport/model.ts';
import { CustomerExportFlow } from '#src/flows/customerExport/CustomerExportFlow.tsx';
import { createShow, type Show } from '../../gallery/shown.ts';

const fileAddress = (export_id: string) => `/export?export_id=${export_id}`;

export const show: Show = createShow(customerExportModel, (actor) => (
  <CustomerExportFlow actor={actor} fileAddress={fileAddress} />
));

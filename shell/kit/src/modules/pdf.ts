/** Pages of a PDF, apart because what reads them is heavy: it comes with the first document that is shown. */
export { drawPage, openPdf, type PdfFile, type PdfPage } from '../pdf/open-pdf';

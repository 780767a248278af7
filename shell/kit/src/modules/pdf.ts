/** PDF viewer; a separate module because its library is large. Loaded with the first document shown. */
export { drawPage, openPdf, type PdfFile, type PdfPage } from '../pdf/open-pdf';

export { ReportDialog } from '@tolk/market-views';

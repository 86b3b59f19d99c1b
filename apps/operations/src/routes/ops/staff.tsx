export { StaffView as Screen } from '../../features/staff/staff-view.tsx';

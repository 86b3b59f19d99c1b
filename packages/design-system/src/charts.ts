/** Charts, for the few screens that show one. */
export { BarChart } from './BarChart/BarChart.tsx';

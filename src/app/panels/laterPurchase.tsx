export { LaterView } from '../../flows/purchase/laterViews.tsx';

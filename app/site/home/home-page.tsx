import { Link } from 'react-router';
export function loader() { return { a: 1 }; }
export default function Home() { return <Link to="/x">hi</Link>; }

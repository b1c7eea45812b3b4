// Library styles of form controls.
import '@mantine/core/styles/Input.layer.css';

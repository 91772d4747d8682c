<?php // The backend's front door.
